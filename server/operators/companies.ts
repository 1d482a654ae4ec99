import { paths } from '../../contract/paths.ts'
import { notifyCompany } from '../mail/notices.ts'
import { indexCompany } from '../postings/findable.ts'
import { announce } from '../store/changes.ts'
import { forUpdate } from '../store/locks.ts'
import { addToLedger } from '../work/ledger.ts'
import { NotDone, type OperatorParts } from './answer.ts'
import { operatorTexts } from '../words/operators.ts'

/** Suspends a company: hides its postings and blocks publishing. Throws `NotDone`. */
export const suspend = change({
  type: 'suspend',
  from: 'active',
  to: 'suspended',
  kind: 'companySuspended',
  suspendedAt: (now) => now,
})

/** Ends the suspension of a company. Throws `NotDone`. */
export const restore = change({
  type: 'restore',
  from: 'suspended',
  to: 'active',
  kind: 'companyRestored',
  suspendedAt: () => null,
})

interface CompanyChange {
  readonly type: 'suspend' | 'restore'
  readonly from: 'active' | 'suspended'
  readonly to: 'active' | 'suspended'
  readonly kind: 'companySuspended' | 'companyRestored'
  readonly suspendedAt: (now: number) => number | null
}

function change({ type, from, to, kind, suspendedAt }: CompanyChange) {
  return (
    { db, now }: OperatorParts,
    slug: string,
    { reason }: { readonly reason?: string | undefined } = {},
  ): Promise<string> =>
    db.transaction().execute(async (transaction) => {
      const company = await transaction
        .selectFrom('companies')
        .selectAll()
        .where('id', '=', (row) =>
          row.selectFrom('company_slugs').select('company_id').where('company_slugs.slug', '=', slug),
        )
        .modifyEnd(forUpdate(transaction))
        .executeTakeFirst()
      if (!company) throw new NotDone(operatorTexts.unknownCompany(slug))
      const { id, name, proof } = company
      const state = company.suspended_at === null ? 'active' : 'suspended'
      if (state !== from) throw new NotDone(operatorTexts.already(name, state))
      await transaction
        .updateTable('companies')
        .set({ suspended_at: suspendedAt(now) })
        .where('id', '=', id)
        .execute()
      await indexCompany(transaction, id, now)
      const said = reason === undefined ? {} : { reason }
      await addToLedger(transaction, {
        subject_kind: 'company',
        subject_id: id,
        type,
        actor: 'operator',
        account_id: null,
        at: now,
        payload: said,
        from_state: from,
        to_state: to,
        machine_version: '',
      })
      await announce(transaction, { kind: 'company', companyId: id })
      const facts = { company: name, isVerified: proof !== 'none', ...said }
      const notice = { path: paths.postings, facts }
      await notifyCompany(transaction, id, { kind, notice, now })
      return operatorTexts.companyIs(name, to)
    })
}
