import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { replacementWords } from '../../words/pages/replacements.ts'
import { AuthLayout } from '../shells/AuthLayout.tsx'

const { home, retry, text, title } = replacementWords.failed

/** Error page for a page that did not load or has thrown an error. */
export function FailedView({ onRetry }: { onRetry: () => void }) {
  useEffect(() => document.getElementById('title')?.focus(), [])

  return (
    <AuthLayout progress={0.15}>
      <Heading>{title}</Heading>
      <p role="alert">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{retry}</Button>
        <ButtonLink look="secondary" href={paths.home}>
          {home}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
