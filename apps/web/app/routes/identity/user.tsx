import { Button } from '@chignon/ui/button'
import { ProfileHeader } from '@chignon/ui/profile-header'
import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { businessEndpoints } from '@chignon/contract/identity/business'
import { galleryEndpoints } from '@chignon/contract/identity/gallery'
import { id as uuid } from '@chignon/contract/platform/primitives'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { socialLinkEndpoints } from '@chignon/contract/identity/social-link'
import { strandEndpoints } from '@chignon/contract/learning/strand'
import { fullName } from '@chignon/contract/identity/full-name'
import { Plural, Trans } from '@lingui/react/macro'
import { hasCommunity } from '../../areas/community/require-community.ts'
import { LazyAuthorPosts } from '../../areas/community/post/lazy-author-posts.tsx'
import { authorPostsQuery } from '../../areas/community/post/post-queries.ts'
import { PersonBadges } from '../../areas/identity/profile/person-badges.tsx'
import { PersonBusinesses } from '../../areas/identity/profile/person-businesses.tsx'
import { PersonCertificates } from '../../areas/identity/profile/person-certificates.tsx'
import { LazySocialLinks } from '../../areas/identity/profile/lazy-social-links.tsx'
import { LazyPersonGallery } from '../../areas/identity/profile/lazy-person-gallery.tsx'
import { PersonStrand } from '../../areas/learning/strand/person-strand.tsx'
import { ProfileSection } from '../../areas/identity/profile/profile-section.tsx'
import { LazyTaughtItems } from '../../areas/identity/profile/lazy-taught-items.tsx'
import { loadTaught } from '../../areas/identity/profile/load-taught.ts'
import { useRoleName } from '../../areas/identity/profile/role-name.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { PageLink } from '../../areas/site/page-link.tsx'
import { PageHead } from '../../areas/site/page-head.tsx'
import { LazyEmptyState } from '../../areas/site/lazy-empty-state.tsx'
import type { Route } from './+types/user.ts'

/** `/users/:id`: public profile; of an educator also what they teach. */
export async function loader({ context, params }: Route.LoaderArgs) {
  // An invalid id is a 404; the API would answer 422.
  if (!uuid.safeParse(params.id).success) throw errorResponse(404)
  const queries = loaderQueries(context)
  const { load } = queries
  const person = { params: { id: params.id } }
  const fetchProfile = async () => {
    const { data } = await load(profileEndpoints.profile, person)
    const country =
      data.country === null ? null : await load(baseEndpoints.country, { params: { code: data.country } })
    return { ...data, countryName: country?.data.name }
  }
  const fetchUser = async () => {
    const { data } = await load(profileEndpoints.show, person)
    return { ...data, taught: await loadTaught(queries, data) }
  }
  const [
    { taught, ...user },
    strand,
    profile,
    gallery,
    badges,
    certificates,
    links,
    businesses,
    interests,
    posts,
  ] = await Promise.all([
    fetchUser(),
    queries.loadOptional(strandEndpoints.show, person),
    fetchProfile(),
    load(galleryEndpoints.list, person),
    load(profileEndpoints.badges, person),
    load(profileEndpoints.certificates, person),
    load(socialLinkEndpoints.list, person),
    load(businessEndpoints.list, person),
    load(profileEndpoints.interests, person),
    hasCommunity(context) ? queries.ensure(authorPostsQuery(params.id)) : null,
  ])
  return {
    user,
    taught,
    strand: strand?.data,
    profile,
    gallery: gallery.data,
    badges: badges.data,
    certificates: certificates.data,
    links: links.data,
    businesses: businesses.data,
    interests: interests.data,
    queries: queries.dehydrate(),
    postsCount: posts?.data.length ?? 0,
  }
}

export default function User({ loaderData }: Route.ComponentProps) {
  const {
    user,
    taught,
    strand,
    profile,
    gallery,
    badges,
    certificates,
    links,
    businesses,
    interests,
    postsCount,
  } = loaderData
  const { number } = useFormats()
  const { viewer } = useRootData()
  const name = fullName(user)
  const { courses, events, masterclasses } = taught
  const courseCount = courses.length
  const masterclassCount = events.length + masterclasses.length
  const isTeaching = courseCount + masterclassCount > 0
  const facts = [
    {
      id: 'courses',
      count: courseCount,
      label: <Plural value={courseCount} one="Course" other="Courses" />,
    },
    {
      id: 'masterclasses',
      count: masterclassCount,
      label: <Plural value={masterclassCount} one="Masterclass" other="Masterclasses" />,
    },
    {
      id: 'certificates',
      count: certificates.length,
      label: <Plural value={certificates.length} one="Certificate" other="Certificates" />,
    },
    {
      id: 'badges',
      count: badges.length,
      label: <Plural value={badges.length} one="Badge" other="Badges" />,
    },
    {
      id: 'pictures',
      count: gallery.length,
      label: <Plural value={gallery.length} one="Picture" other="Pictures" />,
    },
  ].filter(({ count }) => count > 0)
  const isBare =
    !isTeaching &&
    postsCount === 0 &&
    !strand?.lesson_count &&
    [gallery, badges, certificates, links, businesses, interests].every(({ length }) => length === 0)
  const authorPosts = postsCount > 0 && <LazyAuthorPosts authorId={user.id} />
  return (
    <>
      <PageHead title={name} {...(profile.about ? { description: profile.about } : {})} />
      <ProfileHeader
        name={name}
        src={user.thumbnail_url}
        sources={user.portrait_sources}
        roleName={useRoleName(user.role)}
        place={profile.countryName}
        about={profile.about ?? undefined}
        aboutLang={profile.about_locale}
        seed={user.id}
        action={
          viewer.id === user.id && (
            <Button asChild variant="secondary">
              <PageLink to="/profile/settings/edit-profile">
                <Trans>Edit profile</Trans>
              </PageLink>
            </Button>
          )
        }
        facts={facts.map(({ id, count, label }) => ({ id, label, value: number(count) }))}
      />
      <div className="content-width pb-section">
        {isTeaching && <LazyTaughtItems taught={taught} />}
        {isTeaching && authorPosts}
        <ProfileSection id="gallery" title={<Trans>Gallery</Trans>} count={gallery.length} isWide>
          <LazyPersonGallery name={name} pictures={gallery} />
        </ProfileSection>
        {!isTeaching && authorPosts}
        <ProfileSection id="certificates" title={<Trans>Certificates</Trans>} count={certificates.length}>
          <PersonCertificates certificates={certificates} />
        </ProfileSection>
        {strand && strand.lesson_count > 0 && <PersonStrand userId={user.id} strand={strand} />}
        <ProfileSection id="badges" title={<Trans>Badges</Trans>} count={badges.length}>
          <PersonBadges badges={badges} />
        </ProfileSection>
        <ProfileSection id="businesses" title={<Trans>Businesses</Trans>} count={businesses.length}>
          <PersonBusinesses businesses={businesses} />
        </ProfileSection>
        <ProfileSection id="interests" title={<Trans>Interests</Trans>} count={interests.length}>
          <ul role="list" className="headline-type flex flex-wrap gap-x-10 gap-y-3 text-heading">
            {interests.map((interest) => (
              <li key={interest.id}>{interest.name}</li>
            ))}
          </ul>
        </ProfileSection>
        <ProfileSection id="elsewhere" title={<Trans>Social links</Trans>} count={links.length}>
          <LazySocialLinks links={links} />
        </ProfileSection>
        {isBare && (
          <LazyEmptyState
            seed={user.id}
            coiffure="wave"
            title={<Trans>Nothing to see here yet</Trans>}
            text={<Trans>Pictures, badges and certificates will appear here.</Trans>}
          />
        )}
      </div>
    </>
  )
}
