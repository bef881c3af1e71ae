import { NamesFile } from './oscar-extras.ts';

/** Surnames for the officers and leaders of a company; none for a company without any. */
export async function loadOscarNames(company: string): Promise<readonly string[]> {
	const file = await import('#lists/oscar/names.json', { with: { type: 'json' } });
	const { companies } = NamesFile.parse(file.default);
	return Object.hasOwn(companies, company) ? (companies[company] ?? []) : [];
}
