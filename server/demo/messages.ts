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
  /** Index among all messages of this kind; selects the text. */
  readonly turn: number
}

/** Message of the demo, with placeholders filled in. */
export function messageOf(kind: keyof DemoMessages, { candidate, company, role, turn }: About): string {
  const ways = demoMaterial().messages[kind]
  return (ways[turn % ways.length] ?? ways[0])
    .replaceAll('{name}', candidate.name[0])
    .replaceAll('{role}', role.title)
    .replaceAll('{company}', company.name)
}
