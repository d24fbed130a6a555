import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { HeaderActionsFill } from '../shared/slots';
import styles from './product-editor.module.scss';

/** From how many pixels of scrolling on the header is set off from the page. */
const SCROLL_THRESHOLD = 20;

function useIsScrolled(): boolean {
	const [ isScrolled, setScrolled ] = useState( false );
	useEffect( () => {
		const update = () => setScrolled( window.scrollY > SCROLL_THRESHOLD );
		window.addEventListener( 'scroll', update, { passive: true } );
		return () => window.removeEventListener( 'scroll', update );
	}, [] );
	return isScrolled;
}

interface EditorHeaderProps {
	title: string;
	/** Where it leads back to. */
	back: { label: string; href: string };
	/** Whether the page's own header is there, which has the title already. */
	isInHeader: boolean;
	/** The activity panel, on WordPress's page. */
	panel?: ReactNode;
	children: ReactNode;
}

/** What is edited, and what is done with it: in the page's header, or in one of its own where the page has none. */
export const EditorHeader = ( { title, back, isInHeader, panel, children }: EditorHeaderProps ) => {
	const isScrolled = useIsScrolled();
	if ( isInHeader ) {
		return (
			<HeaderActionsFill>
				<div className={ styles.actions } data-own-line="">
					{ children }
				</div>
			</HeaderActionsFill>
		);
	}
	return (
		<div className={ clsx( styles.header, isScrolled && styles.scrolled ) }>
			<Button icon={ isRTL() ? chevronRight : chevronLeft } label={ back.label } href={ back.href } />
			<h1 className={ styles.title } tabIndex={ -1 }>
				{ title }
			</h1>
			<div className={ styles.actions }>{ children }</div>
			{ panel }
		</div>
	);
};

interface SaveButtonProps {
	label: string;
	variant: 'primary' | 'secondary';
	isBusy: boolean;
	isDisabled?: boolean;
	onClick: () => void;
}

/** A button that saves; Ctrl+S does the same. */
export const SaveButton = ( { label, variant, isBusy, isDisabled = false, onClick }: SaveButtonProps ) => (
	<Button
		__next40pxDefaultSize
		variant={ variant }
		isBusy={ isBusy }
		disabled={ isDisabled }
		accessibleWhenDisabled
		aria-keyshortcuts="Control+S"
		onClick={ onClick }
	>
		{ label }
	</Button>
);

/** Says that there is something to save. */
export const Unsaved = ( { isDirty, isSaving }: { isDirty: boolean; isSaving: boolean } ) => {
	const text = isDirty ? __( 'Unsaved changes', 'storewright' ) : '';
	return (
		<span role="status" className={ styles.unsaved }>
			{ isSaving ? __( 'Saving…', 'storewright' ) : text }
		</span>
	);
};
