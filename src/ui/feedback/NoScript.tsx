import { replacementWords } from '../../words/pages/replacements.ts'

/** Shown without JavaScript, on pages that could not send a form. */
export const NoScript = () => (
  <noscript>
    <p className="bg-warning-soft px-gutter py-3 text-warning-text">{replacementWords.noScript}</p>
  </noscript>
)
