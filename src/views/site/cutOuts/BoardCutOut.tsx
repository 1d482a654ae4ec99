import { Avatar } from '../../../ui/brand/Avatar.tsx'
import { cutOutDay, cutOutNow, cutOutPeople } from '../../../words/pages/cutOuts.ts'
import { TurnTag } from '../../applications/TurnTag.tsx'

export const BoardCutOut = () => (
  <div className="grid w-full grid-cols-[repeat(3,minmax(184px,1fr))] gap-2.5">
    {cutOutPeople.columns.map(({ people, stage }) => (
      <div key={stage} className="flex flex-col gap-2">
        <p className="text-caption font-medium">
          {stage} <span className="text-subtle">{people.length}</span>
        </p>
        {people.map(({ days, ...name }) => (
          <div
            key={name.firstName}
            className="grid justify-items-start gap-2 rounded-control border border-line bg-surface p-2.5"
          >
            <p className="flex items-center gap-2 text-caption font-medium">
              <Avatar name={name} size="small" />
              {name.firstName} {name.lastName}
            </p>
            <TurnTag
              turn={{
                side: 'employer',
                lateness: days < 0 ? 'overdue' : 'onTime',
                dueAt: cutOutDay(days),
              }}
              reader="employer"
              name={name.firstName}
              now={cutOutNow}
              isSmall
            />
          </div>
        ))}
      </div>
    ))}
  </div>
)
