import { expect, test } from '../src/journey.js';

test('[AUTH-03, ROUTE-14] another tenant’s user gets the invalid organisation page', async ({ signedIn }) => {
  const page = await signedIn('harbour', '/search', 'tasman');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expect(
    page.getByText(
      'You do not have access to the application because you are not a member of the associated organisation. Please make sure the url you used is correct, and that you have a valid login.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/error\/invalid-organisation$/);
});
