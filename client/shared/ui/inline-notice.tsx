import { Button, Icon } from '@wordpress/components';
import { caution, error as errorIcon, info, published } from '@wordpress/icons';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import styles from './inline-notice.module.scss';

export interface NoticeAction {
	label: string;
	onClick: ( event: MouseEvent ) => void;
	isBusy?: boolean;
}

interface InlineNoticeProps {
	status: 'error' | 'warning' | 'success' | 'info';
	/** Title, a few words. */
	title?: string;
	/** Why, and what to do now. */
	children: ReactNode;
	/** Actions of the notice, the likeliest first. */
	actions?: readonly NoticeAction[];
}

const ICONS = { error: errorIcon, warning: caution, success: published, info } as const;

/** Renders a notice in place. Errors are announced assertively, others politely. */
export function InlineNotice( { status, title, children, actions = [] }: InlineNoticeProps ) {
	return (
		<div className={ clsx( styles.notice, styles[ status ] ) } role={ status === 'error' ? 'alert' : 'status' }>
			<Icon icon={ ICONS[ status ] } size={ 24 } className={ styles.icon } />
			<div className={ styles.body }>
				{ title !== undefined && <p className={ styles.title }>{ title }</p> }
				<div>{ children }</div>
				{ actions.length > 0 && (
					<div className={ styles.actions }>
						{ actions.map( ( { label, onClick, isBusy = false }, index ) => (
							<Button
								key={ label }
								__next40pxDefaultSize
								variant={ index === 0 ? 'secondary' : 'tertiary' }
								onClick={ onClick }
								isBusy={ isBusy }
								disabled={ isBusy }
								accessibleWhenDisabled
							>
								{ label }
							</Button>
						) ) }
					</div>
				) }
			</div>
		</div>
	);
}
