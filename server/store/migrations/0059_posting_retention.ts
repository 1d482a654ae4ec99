// No older server may go on with this data: it refuses postings that say how long applications are kept, and would keep
// these for longer.

/** Retention of applications in the content of postings: older postings have the default, and no table changes. */
export async function up(): Promise<void> {}
