import { introductionPaths } from '../../../contract/introductions/paths.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import { useLocation } from '../../routing/location.ts'
import { TalentFrame } from '../../views/talent/TalentFrame.tsx'
import { SentList } from '../introductions/SentList.tsx'
import { Shortlist } from './Shortlist.tsx'
import { TalentSearch } from './TalentSearch.tsx'

/** Search, shortlist and invitations of a company: the tab is part of the address. */
export default function TalentPage() {
  const { pathname, search } = useLocation()
  const tab = new URLSearchParams(search).get('tab')
  if (pathname + search === introductionPaths.sentIntroductions) {
    return (
      <TalentFrame current="invitations">
        <SentList />
      </TalentFrame>
    )
  }
  if (pathname === talentPaths.talent && tab === 'shortlist') {
    return (
      <TalentFrame current="shortlist">
        <Shortlist />
      </TalentFrame>
    )
  }
  return (
    <TalentFrame current="search">
      <TalentSearch />
    </TalentFrame>
  )
}
