import { routeAccess } from '@consign/domain/permissions';
import { useSession, useSettings, useUserName } from '@consign/session';
import { typography, useMenuFocus, useScreenActions } from '@consign/ui';
import { Menu } from '@mantine/core';
import { IconFileText, IconLogout, IconPalette, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

import { MyDetails } from './MyDetails.js';
import { useSignOut } from './SignOutProvider.js';
import classes from './UserMenu.module.css';

/** Name and email, My Details, the provider's terms if any, Sign Out (NAV-05) and Theme (NAV-16). */
export function UserMenu(): ReactNode {
  const { user } = useSession();
  const signOut = useSignOut();
  const { termsOfCarriageUrl } = useSettings();
  const name = useUserName();
  const initials = toInitials(name);
  const [details, setDetails] = useState(false);
  const { target, openFromMenu } = useMenuFocus();
  useScreenActions([
    { label: 'My Details', run: () => setDetails(true), isGeneral: true },
    { label: 'Sign Out', run: signOut, isGeneral: true },
  ]);
  return (
    <>
      <Menu position="bottom-end" offset={12} width={256} transitionProps={{ duration: 150 }}>
        <Menu.Target>
          <button
            ref={target}
            type="button"
            className={classes.target}
            // With the initials, which are all that is shown.
            aria-label={`User menu for ${name}, ${initials}`}
          >
            {initials}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.person}>
            <div className={typography.name}>{name}</div>
            {user.email !== null && <div className={typography.hint}>{user.email}</div>}
          </div>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconUser size={16} aria-hidden />}
            onClick={() => openFromMenu(() => setDetails(true))}
          >
            My Details
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={routeAccess.themeSettings.path}
            // A form with unsaved changes asks first: the focus returns from its dialog to the button.
            onClick={() => target.current?.focus()}
            leftSection={<IconPalette size={16} aria-hidden />}
          >
            Theme
          </Menu.Item>
          {termsOfCarriageUrl !== null && (
            <Menu.Item
              component="a"
              href={termsOfCarriageUrl}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconFileText size={16} aria-hidden />}
            >
              Terms of Carriage
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => openFromMenu(signOut)}>
            Sign Out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <MyDetails opened={details} onClose={() => setDetails(false)} />
    </>
  );
}

/** Up to two initials: of the first and the last word. */
function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 63).toUpperCase()).join('');
}
