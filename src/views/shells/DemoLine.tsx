import FlaskConical from 'lucide-react/icons/flask-conical'
import { paths } from '../../../contract/paths.ts'
import { demoWords } from '../../words/pages/demo.ts'

/**
 * Note below the header of a server with demo data. Its height is reserved before hydration, to avoid a
 * layout shift.
 */
export const DemoLine = ({ isDemo }: { isDemo: boolean }) => (
  <div className="demo-line">
    {isDemo && (
      <aside
        aria-label={demoWords.label}
        className="flex min-h-bar items-center justify-center gap-2.5 bg-info-soft px-gutter py-1 text-hint text-info-text"
      >
        <FlaskConical className="size-4.5 shrink-0" />
        <span>
          {demoWords.line}{' '}
          <a href={paths.login('candidate')} className="guest-only py-1 underline underline-offset-2">
            {demoWords.logins}
          </a>
        </span>
      </aside>
    )}
  </div>
)
