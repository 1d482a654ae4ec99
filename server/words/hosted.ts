import type { Role } from '../../contract/roles.ts'

/** Error messages of the hosted API, for developers of its clients. */
export const hostedRefusals = {
  unknownFunction: 'This server has no such function. Check its name.',
  wrongRole: (role: Role) => `This function is for ${role}s. Log in as one.`,
  needsCookie: (replacement: string) => `This call works only on this site. Use ${replacement} instead.`,
  unknownEndpoint: 'There is no such endpoint.',
  unsupported: (what: string) => `This server has no ${what}.`,
  unknownBucket: 'Bucket not found',
  unknownObject: 'Object not found',
  objectExists: 'The resource already exists',
  objectTooLarge: 'The object exceeded the maximum allowed size',
  wrongType: (type: string) => `mime type ${type} is not supported`,
  candidatesOnly: 'Only candidates have files.',
  otherFolder: 'Use the folder that is named after your user ID.',
  wrongPath: 'Use a path of your user ID and a name, such as id/resume.pdf.',
  wrongObjectName: 'Use a name of at most 120 characters that ends in .pdf, without ? # % / or backslash.',
  noFileInForm: 'Send a form with one file.',
  sentObject: 'You sent this file with an application. Copy it instead.',
  wrongSignature: 'This signed URL doesn’t work. Create a new one.',
} as const
