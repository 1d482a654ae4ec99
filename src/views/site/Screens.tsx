import { screens, type ScreenName } from './screens/screens.ts'
import { screenSize } from './screens/size.ts'

interface Props {
  of: Readonly<Partial<Record<ScreenName, string>>>
}

/** How the product looks on a telephone, in the colours of the page, each with what is to be seen there. */
export const Screens = ({ of }: Props) => (
  <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
    {screens
      .filter(({ name }) => name in of)
      .map(({ name, dark, light }) => (
        <li key={name}>
          <figure className="grid max-w-card gap-3">
            <div className="overflow-hidden rounded-panel border border-line">
              <Picture src={light} className="light-only" />
              <Picture src={dark} className="dark-only" />
            </div>
            <figcaption className="text-hint text-muted">{of[name]}</figcaption>
          </figure>
        </li>
      ))}
  </ul>
)

/** What it shows is said below it: to a reader of the screen it would be the same twice. */
const Picture = ({ src, className }: { src: string; className: string }) => (
  <img
    src={src}
    alt=""
    {...screenSize}
    loading="lazy"
    decoding="async"
    className={`h-auto w-full ${className}`}
  />
)
