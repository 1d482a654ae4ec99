import type { User } from '../../../contract/user.ts'
import type { PhotoCommandsFlow } from '../../../machines/profile/photo.ts'
import { Avatar } from '../../ui/brand/Avatar.tsx'
import { pictureWords } from '../../words/files/picture.ts'
import { PictureField } from '../forms/PictureField.tsx'

interface Props {
  user: Pick<User, 'firstName' | 'lastName' | 'picture'>
  flow: PhotoCommandsFlow
}

/** Field for the candidate's photo, previewed in the sizes of headings and of lists. */
export const PhotoField = ({ flow, user: { firstName, lastName, picture } }: Props) => (
  <PictureField flow={flow} words={pictureWords.photo} hasPicture={picture !== ''}>
    <div className="flex items-end gap-3">
      <Avatar name={{ firstName, lastName, photo: picture }} size="heading" />
      <Avatar name={{ firstName, lastName, photo: picture }} size="row" />
    </div>
  </PictureField>
)
