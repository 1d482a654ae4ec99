/** Number of paid hours, days, weeks and months in a year of full-time work. */
export const periodsPerYear = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 } as const
