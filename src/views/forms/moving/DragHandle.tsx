import type { Dragging } from './useDragging.ts'

interface Props {
  dragging: Dragging
  index: number
}

/**
 * Handle for dragging a row by pointer. The row can also be moved by buttons, or by Alt with an arrow key.
 */
export function DragHandle({ dragging, index }: Props) {
  const shown = dragging.shownOf(index)
  return (
    <>
      <span
        aria-hidden="true"
        data-drag=""
        {...dragging.handleOf(index)}
        className={`absolute end-6 top-1.5 grid size-11 touch-none place-items-center rounded-inner text-muted select-none hover:bg-primary-soft print:hidden ${shown === 'dragged' ? 'cursor-grabbing bg-primary-soft' : 'cursor-grab'}`}
      >
        <svg viewBox="0 0 20 20" className="size-5">
          <path
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            d="M7.5 5v.1M7.5 10v.1M7.5 15v.1M12.5 5v.1M12.5 10v.1M12.5 15v.1"
          />
        </svg>
      </span>
      {(shown === 'before' || shown === 'after') && (
        <span
          aria-hidden="true"
          className={`absolute inset-x-0 border-t-3 border-selected-line ${shown === 'before' ? 'top-0' : 'bottom-0'}`}
        />
      )}
    </>
  )
}
