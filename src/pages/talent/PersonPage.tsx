import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { talentPaths } from '../../../contract/talent/paths.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { readCompany } from '../../effects/companies.ts'
import { required } from '../../../machines/shared/required.ts'
import { useLocation } from '../../routing/location.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { useNow } from '../../ui/text/useNow.ts'
import { NotAllowed } from '../../views/talent/NotAllowed.tsx'
import { PersonPageView } from '../../views/talent/PersonPageView.tsx'
import { talentWords } from '../../words/talent/search.ts'
import { barredFrom } from './barredFrom.ts'
import { PersonShown } from './PersonShown.tsx'
import { talentFlows } from './talentFlows.ts'

const nothing = {}

export default function PersonPage() {
  const id = useLocation().pathname.slice(talentPaths.person('').length)
  return <Person key={id} id={id} />
}

function Person({ id }: { id: string }) {
  const flow = useFlow(talentFlows.person, { input: { id } })
  const marks = useFlow(talentFlows.marks, { input: undefined })
  const profile = useSelector(flow, ({ children }) => required(children.profile))
  const isRead = useSelector(profile, ({ context }) => context.data !== undefined)
  const failure = useSelector(profile, (state) =>
    state.matches('failed') ? state.context.failure : undefined,
  )
  const company = useReading(readCompany, nothing).data
  const barred = failure && barredFrom(failure, company)
  const now = useNow()
  const { arrivedBy } = useLocation()
  const name = useRef<HTMLHeadingElement>(null)

  // Moves the focus to the name, which replaces the focused title of the loading page.
  const focusName = useEffectEvent(() => {
    if (arrivedBy === 'step' && document.activeElement === document.body)
      name.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isRead) focusName()
  }, [isRead])

  if (barred) {
    return (
      <>
        <Heading>{talentWords.title}</Heading>
        <NotAllowed isSuspended={barred === 'suspended'} />
      </>
    )
  }
  return (
    <PersonPageView isRead={isRead}>
      <PersonShown
        flow={flow}
        marks={marks}
        now={now}
        level={1}
        titleRef={name}
        away={
          <ButtonLink look="secondary" size="small" href={talentPaths.talent}>
            {talentWords.pane.toSearch}
          </ButtonLink>
        }
      />
    </PersonPageView>
  )
}
