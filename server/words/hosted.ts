import type { Role } from '../../contract/roles.ts'

/** Refusals of the hosted API, for the developers of its clients. */
export const hostedRefusals = {
  unknownFunction: 'This server has no such function. Check its name.',
  wrongRole: (role: Role) => `This function is for ${role}s. Log in as one.`,
  needsCookie: (replacement: string) => `This call works only on this site. Use ${replacement} instead.`,
} as const
