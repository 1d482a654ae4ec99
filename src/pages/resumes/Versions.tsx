import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNow } from '../../ui/text/useNow.ts'
import { useReading } from '../../app/useReading.ts'
import type { Resume, ResumeVersion } from '../../../contract/resumes/calls.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import type { ResumeDraftFlow } from '../../../machines/resumes/resumeDraft.ts'
import type { VersionsFlow } from '../../../machines/resumes/resumePage.ts'
import { readResume, resumePages } from '../../effects/resumes.ts'
import { Reading } from '../../views/reading/Reading.tsx'
import { VersionList, VersionsFrame } from '../../views/resumes/VersionsPanel.tsx'
import { VersionShown } from '../../views/resumes/versions/VersionShown.tsx'
import { shortTime } from '../../words/dates.ts'
import { changesInWords } from '../../words/resumes/differences.ts'
import { versionWords } from '../../words/resumes/versions.ts'

interface Props {
  draft: ResumeDraftFlow
  commands: ResumeCommandsFlow
  reading: VersionsFlow
  onClose: () => void
}

/** Versions of the open resume, one of which can be viewed. */
export default function Versions({ draft, commands, reading, onClose }: Props) {
  const { id, revision } = useSelector(draft, ({ context }) => context.saved)
  const data = useSelector(reading, ({ context }) => context.data)
  const now = useNow()
  const [looked, setLooked] = useState<number>()

  useEffect(() => {
    document.getElementById('versionsTitle')?.focus()
  }, [])

  const versions = data?.versions ?? []
  const at = versions.findIndex((version) => version.revision === looked)
  const version = versions[at]
  return (
    <VersionsFrame reading={reading} onClose={onClose}>
      {version ? (
        <Looking
          key={looked}
          id={id}
          version={version}
          before={versions[at + 1]}
          isNow={version.revision === revision}
          draft={draft}
          now={now}
          onDone={() => {
            setLooked(undefined)
            document.getElementById('versionsTitle')?.focus()
          }}
        />
      ) : (
        data && (
          <VersionList
            id={id}
            versions={versions}
            revision={revision}
            commands={commands}
            onShow={setLooked}
            now={now}
          />
        )
      )}
    </VersionsFrame>
  )
}

interface LookingProps {
  id: string
  version: ResumeVersion
  /** Previous version, if it is stored. */
  before: ResumeVersion | undefined
  isNow: boolean
  draft: ResumeDraftFlow
  now: number
  onDone: () => void
}

/** Loads and shows a version, with a button to restore it. */
function Looking({ id, version, before, isNow, draft, now, onDone }: LookingProps) {
  const { flow: reading, data } = useReading(readResume, { id, version: version.revision })
  const { data: pages } = useReading(resumePages, { id, version: version.revision })
  const typed = useSelector(draft, ({ context }) => context.typed)
  const isFixed = useSelector(draft, (state) => state.hasTag('fixed'))
  return (
    <Reading flow={reading} what={versionWords.one} rows={2}>
      {data && (
        <VersionShown
          id={id}
          title={version.name ?? shortTime(version.savedAt, now)}
          sinceThen={changesInWords(data, typed)}
          withIt={before ? <Changed id={id} from={before.revision} to={data} /> : versionWords.oldest}
          pages={pages}
          onRestore={
            isNow || isFixed
              ? undefined
              : () => {
                  draft.send({
                    type: 'change',
                    change: { title: data.title, document: data.document },
                    field: '',
                  })
                  onDone()
                }
          }
          onBack={onDone}
        />
      )}
    </Reading>
  )
}

/** Changes from a version to the next one. */
function Changed({ id, from, to }: { id: string; from: number; to: Resume }) {
  const { flow, data } = useReading(readResume, { id, version: from })
  return (
    <Reading flow={flow} what={versionWords.before} rows={1}>
      {data && changesInWords(data, to)}
    </Reading>
  )
}
