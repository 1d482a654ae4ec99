export const demoWords = {
  line: 'This is a demo. Every job, company, and person is made up.',
  logins: 'Get the demo logins',
} as const
