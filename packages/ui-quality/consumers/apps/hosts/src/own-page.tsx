import { createRoot } from 'react-dom/client'
import '@chignon/ui/reset.css'
import '@chignon/ui/styles.css'
import { Academy } from './academy'
import { showKit } from './show-kit'

const root = document.getElementById('root')
if (location.search === '?kit') {
  showKit()
  document.body.dataset.ready = ''
} else if (root) createRoot(root).render(<Academy />)
