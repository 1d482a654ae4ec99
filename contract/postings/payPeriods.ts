/** How many hours, days, weeks and months somebody who works all year is paid for. */
export const periodsPerYear = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 } as const
