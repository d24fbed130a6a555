import { Button } from '@wordpress/components';
import type { MouseEvent, ReactNode } from 'react';

import { isPlainClick, navigate } from '../routing';

interface LinkButtonProps {
	/** Address of a page of the app. */
	href: string;
	variant: 'primary' | 'secondary' | 'tertiary';
	onClick?: () => void;
	children: ReactNode;
}

/** A link to another page of the app that looks like a button, and does not load the page. */
export const LinkButton = ( { href, variant, onClick, children }: LinkButtonProps ) => (
	<Button
		__next40pxDefaultSize
		variant={ variant }
		href={ href }
		onClick={ ( event: MouseEvent ) => {
			onClick?.();
			if ( isPlainClick( event ) ) {
				event.preventDefault();
				navigate( href );
			}
		} }
	>
		{ children }
	</Button>
);
