import preview from '../../.storybook/preview.tsx'
import { borderRadius, boxShadow, fixedSizes, space } from '../../src/ui/scale.ts'
import '../reading/reading.css'
import './foundations.css'

function Space() {
  return (
    <div className="reading">
      <h1>Steps between things</h1>
      {space.map((step) => (
        <Bar key={step} name={`${step}px`} size={`${step}px`} />
      ))}
      <h2>Sizes that are fixed</h2>
      {Object.entries(fixedSizes).map(([name, size]) => (
        <Bar key={name} name={`${name}, ${size}`} size={size} />
      ))}
    </div>
  )
}

const Bar = ({ name, size }: { name: string; size: string }) => (
  <figure>
    <div className="step" style={{ inlineSize: size, maxInlineSize: '100%' }} />
    <figcaption className="text-caption text-muted">{name}</figcaption>
  </figure>
)

function Shape() {
  return (
    <div className="reading">
      <div className="row">
        {Object.entries(borderRadius).map(([name, radius]) => (
          <figure key={name}>
            <div className="shape" style={{ borderRadius: radius }} />
            <figcaption className="text-caption text-muted">
              {name}, {radius}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="row">
        {Object.entries(boxShadow).map(([name, shadow]) => (
          <figure key={name}>
            <div className="shape" style={{ boxShadow: shadow, borderRadius: borderRadius.control }} />
            <figcaption className="text-caption text-muted">{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

const meta = preview.meta({ title: 'Foundations/Space and shape', component: Space })

export const Steps = meta.story()
export const RadiiAndShadows = meta.story({ name: 'Radii and shadows', render: () => <Shape /> })
