import { replacementWords } from '../../words/pages/replacements.ts'

/** Message for browsers without JavaScript, on pages whose forms need it. */
export const NoScript = () => (
  <noscript>
    <p className="bg-warning-soft px-gutter py-3 text-warning-text">{replacementWords.noScript}</p>
  </noscript>
)
