import { useApply } from './useApply.tsx'

/** The reader's application to a job, with the link to apply. */
export const Apply = ({ slug, isOpen }: { slug: string; isOpen: boolean }) =>
  useApply(slug, isOpen).application
