import { GlobalWindow } from 'happy-dom-19'
import { pageEnvironment } from './page-environment.ts'

export default pageEnvironment('happy-dom-19', () => {
  const window = new GlobalWindow({ url: 'http://localhost:3000' })
  return { window, close: () => window.happyDOM.close() }
})
