import { useSelector } from '@xstate/react'
import type { OfferedProvider } from '../../../contract/identity/offered.ts'
import type { ProviderSignInFlow } from '../../../machines/identity/providerSignIn.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { providerWords as words, signInRefusals } from '../../words/identity/providers.ts'

interface Props {
  flow: ProviderSignInFlow
  providers: readonly OfferedProvider[]
}

/** Buttons of the providers, in the order of the server's settings. */
export function ProviderButtons({ flow, providers }: Props) {
  const refusal = useSelector(flow, ({ context }) => context.refusal)
  const chosen = useSelector(flow, (state) => (state.hasTag('busy') ? state.context.provider : undefined))
  const isBusy = chosen !== undefined

  return (
    <section aria-label={words.section} className="mt-6 mb-8">
      <p className="mb-4 flex items-center gap-4 text-muted">
        <span aria-hidden className="h-px grow bg-line" />
        {words.or}
        <span aria-hidden className="h-px grow bg-line" />
      </p>
      {refusal && <Banner kind="failure">{signInRefusals[refusal]}</Banner>}
      <ul className="grid gap-3">
        {providers.map(({ label, name }) => (
          <li key={name}>
            <Button
              look="secondary"
              className="w-full"
              aria-disabled={isBusy || undefined}
              aria-busy={chosen === name || undefined}
              onClick={() => flow.send({ type: 'choose', provider: name })}
            >
              <bdi>{words.continueWith(label)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
