/** The times that pay is for. */
export const periodOptions = { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' } as const
