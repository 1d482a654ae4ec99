import type { Role } from '../../../contract/roles.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { questions } from '../../words/reading/help.ts'

/** What people of a role ask, each with its answer behind it. A browser finds in a page what is folded in it, too. */
export const HelpView = ({ role }: { role: Role }) => (
  <div className="max-w-measure break-words">
    <Heading>Help &amp; Support</Heading>
    <ul className="border-t border-line">
      {questions[role].map(({ answer, link, question }) => (
        <li key={question} className="border-b border-line">
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center py-3 font-medium">
              {question}
            </summary>
            <p className="pb-2 text-muted">{answer}</p>
            {link && (
              <p className="pb-3">
                <TextLink href={link.href}>{link.label}</TextLink>
              </p>
            )}
          </details>
        </li>
      ))}
    </ul>
  </div>
)
