// What every page loads when it is idle, in one file.
export { FooterNewsletter } from './footer-newsletter.tsx'
export { SiteLanguageSelect } from './site-language-select.tsx'
export { SiteToaster } from './site-toaster.tsx'
