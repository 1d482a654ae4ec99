import { demoAccounts, demoPassword } from '../../../contract/demo.ts'
import type { Role } from '../../../contract/roles.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** How to log in to the demo marketplace: as both sides, or as one. */
export const DemoNote = ({ role }: { role?: Role }) => (
  <Banner kind="info">
    <p>A demo stands here: every job, company and person in it is invented.</p>
    <ul>
      {demoAccounts
        .filter((account) => !role || account.role === role)
        .map((account) => (
          <li key={account.role}>
            Log in as the {account.role} <b className="font-medium break-words">{account.emailAddress}</b>
          </li>
        ))}
      <li>
        Password: <b className="font-medium">{demoPassword}</b>
      </li>
    </ul>
  </Banner>
)
