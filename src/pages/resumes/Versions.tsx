import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useReading } from '../../app/useReading.ts'
import { useReports } from '../../app/useReports.ts'
import type { Resume, ResumeVersion } from '../../../contract/resumes/calls.ts'
import { listResumeVersions, readResume, resumePages } from '../../effects/resumes.ts'
import { Reading } from '../../views/reading/Reading.tsx'
import { VersionList, VersionsFrame } from '../../views/resumes/VersionsPanel.tsx'
import type { VersionsProps } from '../../views/resumes/ResumeBuilder.tsx'
import type { Builder } from '../../views/resumes/useBuilder.ts'
import { VersionShown } from '../../views/resumes/versions/VersionShown.tsx'
import { shortTime } from '../../words/dates.ts'
import { changesInWords } from '../../words/resumes/differences.ts'

/** The versions of the resume that is written. */
export function Versions({ builder, commands, onClose }: VersionsProps) {
  const { id, revision } = useSelector(builder.flow, ({ context }) => context.saved)
  const [now] = useState(() => Date.now())
  const { flow, data } = useReading(listResumeVersions, { id })
  const [looked, setLooked] = useState<number>()

  useEffect(() => {
    document.getElementById('versionsTitle')?.focus()
  }, [])

  // What was saved since is a version too.
  useEffect(() => {
    if (revision > 0) flow.send({ type: 'refresh' })
  }, [flow, revision])

  useReports(commands, (report) => {
    if (report.type === 'command.done' && report.command === 'nameVersion') {
      flow.send({ type: 'known', data: report.output })
    }
  })

  const versions = data?.versions ?? []
  const at = versions.findIndex((version) => version.revision === looked)
  const version = versions[at]
  return (
    <VersionsFrame reading={flow} onClose={onClose}>
      {version ? (
        <Looking
          key={looked}
          id={id}
          version={version}
          before={versions[at + 1]}
          isNow={version.revision === revision}
          builder={builder}
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
  /** The version that was there before it, if one is kept. */
  before: ResumeVersion | undefined
  isNow: boolean
  builder: Builder
  now: number
  onDone: () => void
}

/** Reads a version, shows it, and puts what it says in the place of what is there once somebody wants that. */
function Looking({ id, version, before, isNow, builder: { change, flow }, now, onDone }: LookingProps) {
  const { flow: reading, data } = useReading(readResume, { id, version: version.revision })
  const { data: pages } = useReading(resumePages, { id, version: version.revision })
  const typed = useSelector(flow, ({ context }) => context.typed)
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed'))
  return (
    <Reading flow={reading} what="this version" rows={2}>
      {data && (
        <VersionShown
          id={id}
          title={version.name ?? shortTime(version.savedAt, now)}
          sinceThen={changesInWords(data, typed)}
          withIt={
            before ? <Changed id={id} from={before.revision} to={data} /> : 'It is the first that is kept.'
          }
          pages={pages}
          onRestore={
            isNow || isFixed
              ? undefined
              : () => {
                  change({ title: data.title, document: data.document }, '')
                  onDone()
                }
          }
          onBack={onDone}
        />
      )}
    </Reading>
  )
}

/** What changed from a version to the next one that is kept. */
function Changed({ id, from, to }: { id: string; from: number; to: Resume }) {
  const { flow, data } = useReading(readResume, { id, version: from })
  return (
    <Reading flow={flow} what="the version before" rows={1}>
      {data && changesInWords(data, to)}
    </Reading>
  )
}
