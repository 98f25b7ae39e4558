import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { courses } from '../cards/course.ts'

export function Cards() {
  return courses.map(({ id, title, text, badge, action }) => (
    <Card key={id} variant="outlined">
      <Typography variant="h3">{title}</Typography>
      <Typography>{text}</Typography>
      <Chip label={badge} />
      <Button variant="contained">{action}</Button>
    </Card>
  ))
}
