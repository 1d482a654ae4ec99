export const monthWords = {
  noMonth: 'No month',
  noMonthOrDay: 'No month or day',
  noDate: 'No date',
  present: 'Present',
  expected: 'Expected',
  month: (label: string) => `${label}: month`,
  year: (label: string) => `${label}: year`,
} as const
