// Not compatible: an older server refuses postings with a retention setting, and would retain their
// applications for longer.

/** Retention setting in the content of postings. Older postings have the default, so no table changes. */
export async function up(): Promise<void> {}
