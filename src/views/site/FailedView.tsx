import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { AuthLayout } from '../shells/AuthLayout.tsx'

/** Stands in for a page that could not be loaded, or that failed. */
export function FailedView({ onRetry }: { onRetry: () => void }) {
  useEffect(() => document.getElementById('title')?.focus(), [])

  return (
    <AuthLayout progress={0.15}>
      <Heading>This page could not be shown</Heading>
      <p role="alert">
        The connection may be gone, or a part of the page is missing. Your account is as it was.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink look="secondary" href={paths.home}>
          Go to the home page
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
