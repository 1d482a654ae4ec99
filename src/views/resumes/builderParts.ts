// Parts of the builder that are loaded together, when one of them is used.
export { CheckPanel } from './CheckPanel.tsx'
export { DesignPanel } from './DesignPanel.tsx'
export { ShareDialog } from './sharing/ShareDialog.tsx'
export { TwoResumes } from './TwoResumes.tsx'
