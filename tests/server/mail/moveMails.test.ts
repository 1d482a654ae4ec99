import * as v from 'valibot'
import { expect, test } from 'vitest'
import { moveMails } from '../../../server/mail/moveMails.ts'
import { requestMail } from '../../../server/mail/request.ts'
import { requestNotice } from '../../../server/mail/notices.ts'
import { withStore } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'

const addressed = v.object({ role: v.string(), recipient: v.string() })
const [from, to, other] = ['a_b@example.com', 'new@example.com', 'axb@example.com']

test('Waiting emails go to an account’s new address, except links that verify the old one.', async () => {
  await withStore(await newPlace(), async (db) => {
    const now = 0
    for (const [role, recipient] of [
      ['candidate', from],
      ['employer', from],
      ['candidate', other],
    ] as const) {
      await requestMail(db, { kind: 'passwordChanged', role, recipient, now })
      await requestMail(db, { kind: 'resetPassword', role, recipient, now })
    }
    await requestNotice(
      db,
      'postingExpiresSoon',
      { role: 'candidate', recipient: from, path: '/', facts: { job: from, at: 0, lastDay: 0 } },
      now,
    )

    await moveMails(db, { role: 'candidate', from, to })

    const jobs = await db.selectFrom('jobs').select(['kind', 'payload']).execute()
    expect(
      jobs
        .map(({ kind, payload }) => {
          const { role, recipient } = v.parse(addressed, JSON.parse(payload))
          return `${kind} ${role} ${recipient}`
        })
        .toSorted(),
    ).toEqual([
      `mail.passwordChanged candidate ${other}`,
      `mail.passwordChanged candidate ${to}`,
      `mail.passwordChanged employer ${from}`,
      `mail.resetPassword candidate ${other}`,
      `mail.resetPassword employer ${from}`,
      `notice.postingExpiresSoon candidate ${to}`,
    ])
    expect(jobs.find(({ kind }) => kind.startsWith('notice'))?.payload).toContain(`"job":"${from}"`)
  })
})
