import { Brand } from '@chignon/ui/brand'
import { Link } from 'react-router'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { LazyLanguageSelect } from '../../site/lazy-language-select.tsx'
import { SiteThemeToggle } from '../../site/site-theme-toggle.tsx'

/** Header of the checkout: the brand, language and theme, and nothing that leads elsewhere. */
export function CheckoutHeader() {
  const { brand } = useRootData()
  return (
    <header className="content-width flex w-full items-center justify-between gap-x-3 py-3">
      <Brand name={brand.name} link={<Link to="/" />} />
      <div className="flex items-center gap-x-2">
        <LazyLanguageSelect />
        {/* A phone has no room for it beside a long name of a language. */}
        <span className="max-sm:hidden">
          <SiteThemeToggle />
        </span>
      </div>
    </header>
  )
}
