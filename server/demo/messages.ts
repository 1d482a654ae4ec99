import {
  demoMaterial,
  type DemoCandidate,
  type DemoCompany,
  type DemoMessages,
  type DemoRole,
} from './material.ts'

interface About {
  readonly candidate: Pick<DemoCandidate, 'name'>
  readonly company: Pick<DemoCompany, 'name'>
  readonly role: Pick<DemoRole, 'title'>
  /** Number among all of its kind; selects the text. */
  readonly turn: number
}

/** A message of the demo, with what it is about filled in. */
export function messageOf(kind: keyof DemoMessages, { candidate, company, role, turn }: About): string {
  const ways = demoMaterial().messages[kind]
  return (ways[turn % ways.length] ?? ways[0])
    .replaceAll('{name}', candidate.name[0])
    .replaceAll('{role}', role.title)
    .replaceAll('{company}', company.name)
}
