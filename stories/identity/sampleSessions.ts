import type { OpenSession } from '../../contract/identity/sessions.ts'

/** Sessions of a member: this device, another known one, and one from before devices were recognized. */
export const sampleSessions: readonly OpenSession[] = [
  {
    id: 'here',
    browser: 'Firefox on Linux',
    network: '203.0.113.x',
    createdAt: '2026-11-02T09:14:00.000Z',
    lastUsedAt: '2026-11-26T09:14:00.000Z',
    isCurrent: true,
  },
  {
    id: 'phone',
    browser: 'Safari on iPhone',
    network: '2001:db8:1:x',
    createdAt: '2026-10-20T17:40:00.000Z',
    lastUsedAt: '2026-11-25T18:02:00.000Z',
    isCurrent: false,
  },
  {
    id: 'earlier',
    browser: '',
    network: '',
    createdAt: '2026-09-12T11:00:00.000Z',
    lastUsedAt: '2026-10-30T07:30:00.000Z',
    isCurrent: false,
  },
]
