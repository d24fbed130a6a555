<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

use Storewright\Database\Table;
use Storewright\Kernel\Mode;

/**
 * The tables of notes: WooCommerce's alone, and tables of our own beside WooCommerce, whose notes are never written.
 */
final class Tables {

	public function __construct( private readonly Mode $mode ) {}

	/**
	 * Name of the table of notes, without prefix.
	 */
	public function notes(): string {
		return Mode::Standalone === $this->mode ? 'wc_admin_notes' : 'storewright_notes';
	}

	/**
	 * Name of the table of their actions, without prefix.
	 */
	public function actions(): string {
		return Mode::Standalone === $this->mode ? 'wc_admin_note_actions' : 'storewright_note_actions';
	}

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public function all(): array {
		return [
			new Table(
				$this->notes(),
				"note_id bigint(20) unsigned NOT NULL auto_increment,
name varchar(255) NOT NULL,
type varchar(20) NOT NULL,
locale varchar(20) NOT NULL,
title longtext NOT NULL,
content longtext NOT NULL,
content_data longtext NULL default null,
status varchar(200) NOT NULL,
source varchar(200) NOT NULL,
date_created datetime NOT NULL default '0000-00-00 00:00:00',
date_reminder datetime NULL default null,
is_snoozable tinyint(1) NOT NULL default 0,
layout varchar(20) NOT NULL default '',
image varchar(200) NULL default NULL,
is_deleted tinyint(1) NOT NULL default 0,
is_read tinyint(1) NOT NULL default 0,
icon varchar(200) NOT NULL default 'info',
PRIMARY KEY  (note_id),
KEY name (name(191))"
			),
			new Table(
				$this->actions(),
				'action_id bigint(20) unsigned NOT NULL auto_increment,
note_id bigint(20) unsigned NOT NULL,
name varchar(255) NOT NULL,
label varchar(255) NOT NULL,
query longtext NOT NULL,
status varchar(255) NOT NULL,
actioned_text varchar(255) NOT NULL,
nonce_action varchar(255) NULL default NULL,
nonce_name varchar(255) NULL default NULL,
PRIMARY KEY  (action_id),
KEY note_id (note_id)'
			),
		];
	}
}
