/** Labels of pay periods. */
export const periodOptions = { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' } as const
