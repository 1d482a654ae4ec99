import { useLocation } from '../../routing/location.ts'
import { TalentFrame } from '../../views/talent/TalentFrame.tsx'
import { SentList } from '../introductions/SentList.tsx'
import { Shortlist } from './Shortlist.tsx'
import { TalentSearch } from './TalentSearch.tsx'

/** Search, shortlist and invitations of a company: the tab is part of the address. */
export default function TalentPage() {
  const tab = new URLSearchParams(useLocation().search).get('tab')
  if (tab === 'invitations') {
    return (
      <TalentFrame current="invitations">
        <SentList />
      </TalentFrame>
    )
  }
  if (tab === 'shortlist') {
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
