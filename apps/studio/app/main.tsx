import { createI18n } from '@chignon/app-kit/i18n/create-i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts } from './lib/texts/load-texts.ts'
import { readStartData } from './lib/start-data.ts'
import './studio.css'
import { StudioApp } from './studio-app.tsx'

const start = readStartData()
const { texts, componentTexts } = await loadTexts(start.locale)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no element for the studio.')
createRoot(root).render(
  <StrictMode>
    <StudioApp start={start} i18n={createI18n(start.locale, texts)} componentTexts={componentTexts} />
  </StrictMode>,
)
